import { createElement } from 'react';
import { listings } from './listings';

/** A plain image, without next/image. */
const photoOf = ({ photo, title }) =>
  createElement('img', {
    src: `${photo}-640.avif`,
    srcSet: `${photo}-320.avif 320w, ${photo}-640.avif 640w, ${photo}-960.avif 960w`,
    sizes: '(max-width:600px) 100vw, 25vw',
    width: '640',
    height: '427',
    alt: title,
    loading: 'lazy',
  });

export function List() {
  return (
    <>
      <h1>Holiday rentals on Lake Garda</h1>
      <ul>
        {listings.map((listing) => (
          <li key={listing.id}>
            <a href={`/l/${listing.id}`}>
              {photoOf(listing)}
              <h2>{listing.title}</h2>
              <p>{listing.place}</p>
              <p>
                {listing.guests} guests · {listing.bedrooms} bedrooms
              </p>
              <p>
                <strong>€{listing.price}</strong> / night
              </p>
              <p>
                ★ {listing.rating} ({listing.reviews})
              </p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
