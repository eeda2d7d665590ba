import { type Mode, switchRuleOf } from '../../domain/foundation';

const begun = { round: 2, mode: 70, level: 4, progress: 0.4, nextMode: null } as const;

/** Samples for the paths of a student's foundation. */
export const foundationRestartPaths = {
  inputs: {
    supervised: { ...begun, isSupervised: true },
    notSupervised: { ...begun, isSupervised: false },
  },
  events: {
    'mode.switched': ({ context: { mode } }: State) =>
      ([50, 90] as const).map((next) => ({ mode: next, rule: switchRuleOf(mode, next) })),
    'student.regraded': [{ level: 3 }],
  },
  /** The part of the context that decides the next steps; rounds and levels do not. */
  project: ({ mode, nextMode, isSupervised }: Life) => ({ mode, nextMode, isSupervised }),
} as const;

interface State {
  readonly context: Life;
}

interface Life {
  readonly mode: Mode;
  readonly nextMode: Mode | null;
  readonly isSupervised: boolean;
}
