import { fromCallback, type CallbackActorLogic } from 'xstate';

/** What a tab hears about one thing from the browser's others. */
export type FromTabs =
  /** It is this tab's turn, such as to ask the server, for as long as it wants to. */
  | { type: 'turn.taken' }
  /** It is another tab's turn. */
  | { type: 'turn.denied' }
  /** Another tab asks this one, whose turn it is, to give it. */
  | { type: 'turn.wanted' }
  /** The tab whose turn it is got an answer. */
  | { type: 'answer.shared'; answer: unknown }
  /** A tab has come and knows nothing yet. */
  | { type: 'answer.wanted' };

/** What it tells them. */
export type ToTabs =
  | { type: 'answer.told'; answer: unknown }
  /** It wants the turn of the tab that has it. */
  | { type: 'turn.requested' }
  /** It gives its turn, and has it again once nobody else wants it. */
  | { type: 'turn.given' };

/** A tab's part in a thing that all tabs share, until it stops: then the turn goes to another. */
export interface TabLine {
  tell(message: ToTabs): void;
  stop(): void;
}

export type Tabs = (key: string, hear: (event: FromTabs) => void) => TabLine;

export type TabsLogic = CallbackActorLogic<ToTabs, { readonly key: string }, ToTabs> & {
  readonly connectedToTabs: (tabs: Tabs) => CallbackActorLogic<ToTabs, { readonly key: string }>;
};

/** A placeholder for the browser's other tabs; `connect` puts the real ones in its place, tests stay silent. */
export function otherTabs(): TabsLogic {
  const logic = fromCallback<ToTabs, { readonly key: string }, ToTabs>(() => undefined);
  const connectedToTabs = (tabs: Tabs) =>
    fromCallback<ToTabs, { readonly key: string }>(({ sendBack, receive, input }) => {
      const line = tabs(input.key, sendBack);
      receive((message) => {
        line.tell(message);
      });
      return () => {
        line.stop();
      };
    });
  return Object.assign(logic, { connectedToTabs });
}
