import icons from '@/components/ui/icons.svg';

const { src: file }: { src: string } = icons;

/** The sign of a social network. Decoration: the surrounding link names the network. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg aria-hidden className="size-6 fill-current">
      <use href={`${file}#${name.toLowerCase()}`} />
    </svg>
  );
}
