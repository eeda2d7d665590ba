import { Eye, EyeOff, Pin, PinOff } from 'lucide-react';
import type { CourseRow, CourseStatus } from '../../domain/lessons';

const looks = {
  pinned: { icon: Pin, verb: 'action.pin' },
  unpinned: { icon: PinOff, verb: 'action.unpin' },
  hidden: { icon: EyeOff, verb: 'action.hide' },
  visible: { icon: Eye, verb: 'action.unhide' },
} as const;

function ofRow({
  pinned,
  hidden_at: hidden,
}: Pick<CourseRow, 'pinned' | 'hidden_at'>): CourseStatus[] {
  return [pinned ? 'unpinned' : 'pinned', hidden === null ? 'hidden' : 'visible'];
}

function ofSelection(list: string): CourseStatus[] {
  return list === 'hidden' ? ['visible'] : ['pinned', 'hidden'];
}

/** What can be done with one course or class, and with several of a list [SCREEN-192, SCREEN-193]. */
export const courseActions = { looks, ofRow, ofSelection };
