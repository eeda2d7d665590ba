import { setup, type ActorRefFrom } from 'xstate';

/** A file that the browser keeps. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

type Event = { type: 'file.requested' } & NamedText;

/** The test cases of a chart: taken elsewhere as a file. */
export const caseDesk = setup({
  types: { events: {} as Event },
  actions: { saveFile: (_, _file: NamedText) => undefined },
}).createMachine({
  id: 'caseDesk',
  on: { 'file.requested': { actions: { type: 'saveFile', params: ({ event }) => event } } },
});

export type CaseDeskActor = ActorRefFrom<typeof caseDesk>;
