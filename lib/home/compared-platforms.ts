/** The platforms that the home page compares with. */
export const comparedPlatforms = ['Airbnb', 'Booking.com'] as const;
