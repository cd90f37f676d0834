import { createElement } from 'react';
import { homes } from './homes';

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
        {homes.map((home) => (
          <li key={home.id}>
            <a href={`/l/${home.id}`}>
              {photoOf(home)}
              <h2>{home.title}</h2>
              <p>{home.place}</p>
              <p>
                {home.guests} guests · {home.bedrooms} bedrooms
              </p>
              <p>
                <strong>€{home.price}</strong> / night
              </p>
              <p>
                ★ {home.rating} ({home.reviews})
              </p>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
