interface State {
  readonly context: {
    readonly typed: string;
    readonly address: Readonly<Record<string, string>>;
  };
}

/** What QA plans the paths of a course that is prepared with; its points have paths of their own. */
export const preparedCoursePaths = {
  inputs: { usual: { subjectId: 2, courseId: 7, kind: 'taught' as const, address: {} } },
  events: {
    'point.chosen': [{ pointId: 1 }, { pointId: 2 }],
    // There is no button for it while no point is chosen.
    'choice.cleared': ({ context: { address } }: State) =>
      address['point'] === undefined ? [] : [{}],
    'search.typed': ({ context: { typed } }: State) => [{ text: typed === '' ? 'x' : '' }],
    // Back leads to where no point was chosen.
    'address.changed': ({ context: { address } }: State) =>
      address['point'] === undefined ? [] : [{ address: {} }],
  },
} as const;
