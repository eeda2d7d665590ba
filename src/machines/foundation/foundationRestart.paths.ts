const begun = { round: 2, mode: 70, level: 4, progress: 0.4, nextMode: null } as const;

/** What QA plans the paths of a student's foundation with. */
export const foundationRestartPaths = {
  inputs: {
    supervised: { ...begun, isSupervised: true },
    notSupervised: { ...begun, isSupervised: false },
  },
  events: {
    'mode.switched': [
      { mode: 50, rule: 'resetsProgress' },
      { mode: 90, rule: 'inheritsLevel' },
    ],
    'student.regraded': [{ level: 3 }],
  },
  /** Rounds and switches go on for ever; what follows is the same in each. */
  project: ({ round, nextMode, mode, ...rest }: Life) => ({
    isFirst: round === begun.round && mode === begun.mode,
    nextMode,
    ...rest,
  }),
} as const;

interface Life {
  readonly round: number;
  readonly mode: number;
  readonly nextMode: number | null;
  readonly level: number;
  readonly progress: number;
  readonly isSupervised: boolean;
}
