import { Eye, EyeOff, Pin, PinOff, UserCheck } from 'lucide-react';
import type { ListingStatus, StudentRow } from '../../domain/students';

const looks = {
  pinned: { icon: Pin, verb: 'action.pin' },
  unpinned: { icon: PinOff, verb: 'action.unpin' },
  hidden: { icon: EyeOff, verb: 'action.hide' },
  visible: { icon: Eye, verb: 'action.unhide' },
  auditioned: { icon: UserCheck, verb: 'action.audition' },
} as const;

function ofRow({ pinned, hidden_at: hidden, kind, auditioned_at: at }: StudentRow) {
  const statuses: ListingStatus[] = [
    pinned ? 'unpinned' : 'pinned',
    hidden === null ? 'hidden' : 'visible',
  ];
  return kind === 'audition' && at === null ? [...statuses, 'auditioned' as const] : statuses;
}

function ofSelection(list: string): ListingStatus[] {
  if (list === 'hidden') return ['visible'];
  return list === 'audition' ? ['pinned', 'hidden', 'auditioned'] : ['pinned', 'hidden'];
}

/** What can be done with one student, and with several of a list. */
export const studentActions = { looks, ofRow, ofSelection };
