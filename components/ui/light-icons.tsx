/**
 * The few icons that the script of a public page draws: the shapes of lucide without its machinery, which would weigh
 * more than all of them. What the server draws takes lucide's own.
 */
import type { ReactNode } from 'react';

interface LightIconProps {
  className?: string;
  strokeWidth?: number;
}

function LightIcon({ className, strokeWidth = 2, children }: LightIconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
    </svg>
  );
}

export function CloseIcon(props: LightIconProps) {
  return (
    <LightIcon {...props}>
      <path d="M18 6 6 18M6 6l12 12" />
    </LightIcon>
  );
}

export function HeartIcon(props: LightIconProps) {
  return (
    <LightIcon {...props}>
      <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />
    </LightIcon>
  );
}

export function PreviousIcon(props: LightIconProps) {
  return (
    <LightIcon {...props}>
      <path d="m15 18-6-6 6-6" />
    </LightIcon>
  );
}

export function NextIcon(props: LightIconProps) {
  return (
    <LightIcon {...props}>
      <path d="m9 18 6-6-6-6" />
    </LightIcon>
  );
}

export function CalendarIcon(props: LightIconProps) {
  return (
    <LightIcon {...props}>
      <path d="M8 2v4M16 2v4M3 10h18M8 14h.01M12 14h.01M16 14h.01M8 18h.01M12 18h.01M16 18h.01" />
      <rect width="18" height="18" x="3" y="4" rx="2" />
    </LightIcon>
  );
}
