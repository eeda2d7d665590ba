import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
}

/** A lucide icon, 16 px with a 1.5 stroke. It says nothing aloud: a label or a tooltip goes with it. */
export function Icon({ of: Drawing }: IconProps) {
  return <Drawing size={16} strokeWidth={1.5} aria-hidden focusable={false} />;
}
