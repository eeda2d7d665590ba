import { type Mode, switchRuleOf } from '../../domain/foundation';

/** In grade 7 the only place of mode 30 is taken. */
const begun = {
  ...{ round: 2, mode: 70, level: 4, progress: 0.4, nextMode: null, grade: 7 },
  quotas: [
    { mode: 30, limit: 1, allocated_count: 1 },
    { mode: 50, limit: 1, allocated_count: 0 },
  ],
} as const;

/** Samples for the paths of a student's foundation. */
export const foundationRestartPaths = {
  inputs: {
    supervised: { ...begun, isSupervised: true },
    notSupervised: { ...begun, isSupervised: false },
    young: { ...begun, grade: 5, quotas: [], isSupervised: true },
  },
  events: {
    'mode.switched': ({ context: { mode } }: State) =>
      ([30, 50, 90] as const).map((next) => ({ mode: next, rule: switchRuleOf(mode, next) })),
    'student.regraded': [{ level: 3 }],
  },
  /** The part of the context that decides the next steps; rounds and levels do not. */
  project: ({ mode, nextMode, isSupervised, grade }: Life) => ({
    ...{ mode, nextMode, isSupervised, grade },
  }),
} as const;

interface State {
  readonly context: Life;
}

interface Life {
  readonly mode: Mode;
  readonly nextMode: Mode | null;
  readonly isSupervised: boolean;
  readonly grade: number;
}
