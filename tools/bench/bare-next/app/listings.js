/** Two dozen holiday homes. */
export const listings = Array.from({ length: 24 }, (_, index) => ({
  id: 1000 + index,
  title: `Holiday house ${index} near the lake`,
  place: 'Lake Garda, Italy',
  guests: 2 + (index % 8),
  bedrooms: 1 + (index % 4),
  price: 80 + index * 7,
  rating: (4 + ((index * 37) % 100) / 100).toFixed(2),
  reviews: 12 + index * 5,
  photo: `/img/${1000 + index}`,
}));
