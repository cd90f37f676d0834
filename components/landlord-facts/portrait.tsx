interface PortraitProps {
  firstName: string;
  photoUrl: string | null;
}

/** A landlord's photo in a circle, or else the first letter of the name, which stands beside it. */
export function Portrait({ firstName, photoUrl }: PortraitProps) {
  if (photoUrl === null)
    return (
      <span
        aria-hidden
        className="flex size-14 shrink-0 items-center justify-center rounded-full bg-sand-deep text-xl font-semibold text-ci-gray-900"
      >
        {firstName.slice(0, 1)}
      </span>
    );
  return (
    <picture>
      <source type="image/webp" srcSet={photoUrl.replace(/jpg$/, 'webp')} />
      <img
        src={photoUrl}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        className="size-14 shrink-0 rounded-full bg-sand-deep object-cover"
      />
    </picture>
  );
}
