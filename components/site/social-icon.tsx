import icons from '@/components/ui/icons.svg';

const { src: file }: { src: string } = icons;

/** The icon of a social network. Decorative: the surrounding link has the name. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg aria-hidden className="size-6 fill-current">
      <use href={`${file}#${name.toLowerCase()}`} />
    </svg>
  );
}
