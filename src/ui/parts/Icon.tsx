import type { LucideIcon } from 'lucide-react';

/** A lucide icon, 16 px with a 1.5 stroke. It says nothing aloud: a label or a tooltip goes with it. */
export function Icon({ of: Drawing }: { readonly of: LucideIcon }) {
  return <Drawing size={16} strokeWidth={1.5} aria-hidden focusable={false} />;
}
