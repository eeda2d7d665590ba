import type { SnapshotFrom } from 'xstate';
import type { Viewer } from '../../domain/roles';
import type { navigationGuard } from './navigationGuard';
import { selectAskedPage } from './navigationGuard.selectors';
import type { PortalSnapshot } from './portal';
import type { ShownToast, toasts as toastsChart } from './toasts';

const noToasts: readonly ShownToast[] = [];

export const selectTeacher = ({ context }: PortalSnapshot) => context.teacher;
export const selectLanguage = ({ context }: PortalSnapshot) => context.language;
export const selectSubjectId = ({ context }: PortalSnapshot) => context.subjectId;

/** Whatever decides what the person sees; null while nobody is logged in. */
export function selectViewer({ context }: PortalSnapshot): Viewer | null {
  const { teacher: info, subjectId, language, source, switches, grayTests } = context;
  return info === null ? null : { info, subjectId, language, source, switches, grayTests };
}

/** What a screen is told when it starts. */
export const selectPage = ({ context, children: { guard } }: PortalSnapshot) => ({
  teacher: context.teacher,
  subjectId: context.subjectId,
  language: context.language,
  ending: guard?.getSnapshot().context.ending ?? null,
});

export const selectGuard = ({ children: { guard } }: PortalSnapshot) => guard;
export const selectToasts = ({ children: { toasts } }: PortalSnapshot) => toasts;

/** The path that the guard has let the person into; null while it decides, or when it said no. */
export function selectAllowedPath(guard: SnapshotFrom<typeof navigationGuard> | undefined) {
  return guard?.matches('allowed') === true ? guard.context.navigation.path : null;
}

/** Whether the guard has said no without leading anywhere. */
export function selectIsNotLetIn(guard: SnapshotFrom<typeof navigationGuard> | undefined) {
  return guard?.hasTag('failed') === true;
}

/** The page that a login leads on to; null without one. */
export function selectAsked(guard: SnapshotFrom<typeof navigationGuard> | undefined) {
  return guard === undefined ? null : selectAskedPage(guard);
}

export function selectShown(toasts: SnapshotFrom<typeof toastsChart> | undefined) {
  return toasts?.context.shown ?? noToasts;
}

export const selectIsCollapsed = (snapshot: PortalSnapshot) =>
  snapshot.matches({ sidebar: 'collapsed' });
export const selectIsOffline = (snapshot: PortalSnapshot) =>
  snapshot.matches({ connection: 'offline' });
/** Whether the way to the self-study room is being asked for. */
export const selectIsSelfStudyAsked = (snapshot: PortalSnapshot) =>
  snapshot.matches({ session: { member: { selfStudy: 'asking' } } });
export const selectIsSwitching = (snapshot: PortalSnapshot) => snapshot.hasTag('busy');
