import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import type { SocketMessage } from '../../../src/contract/socket';
import type { sharedPollPaths } from '../../../src/machines/parts/sharedPoll.paths';
import { lost, really } from './answers';
import { turn } from './controls';
import { tell } from './socket';
import type { ScreenAdapter, Walk } from './adapter';

interface SharedPollParts {
  readonly chart: AnyStateMachine;
  /** The chart's own; the world gives its first answer. */
  readonly catalogue: ReturnType<typeof sharedPollPaths<unknown, unknown>>;
  /** By what tabs know that they ask the same, if not by the whole payload. */
  readonly sharedBy?: unknown;
  /** Goes to where the poll runs. */
  readonly enter: (walk: Walk) => Promise<void>;
}

/** The analyst of all these paths, as tabs know her. */
const person = '101';

/** What tabs call the thing that they share. */
const lineOf = ({ chart, catalogue, sharedBy = catalogue.inputs.usual.payload }: SharedPollParts) =>
  `portal.${person}.${JSON.stringify([chart.id, sharedBy])}`;

const passing = 'turn.passed';

/** Another tab of the browser, as light as can be: it has the turn whenever the walked one has not. */
async function openOtherTab({ page, world }: Walk, line: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`${world.address}/config.json`);
  await tab.evaluate(
    ([name, passed]) =>
      new Promise<void>((begin) => {
        const queue = () => {
          void navigator.locks.request(name, () => {
            begin();
            return new Promise<void>((pass) => {
              const passOn = () => {
                pass();
                queue();
              };
              addEventListener(passed, passOn, { once: true });
            });
          });
        };
        queue();
      }),
    [line, passing] as const,
  );
}

function otherTab({ page }: Walk): Page {
  const tab = page
    .context()
    .pages()
    .find((one) => one !== page);
  if (tab === undefined) throw new Error('there is no other tab');
  return tab;
}

/** Whoever has the turn tells the others what was answered. */
const shareAnswer = (walk: Walk, line: string, answer: unknown) =>
  otherTab(walk).evaluate(
    ([name, told]) => {
      const channel = new BroadcastChannel(String(name));
      channel.postMessage({ type: 'answer.shared', answer: told });
      channel.close();
    },
    [line, answer],
  );

/** A tab that has just come wants the answer, and gets it. */
const wantAnswer = (walk: Walk, line: string) =>
  otherTab(walk).evaluate(
    (name) =>
      new Promise<void>((heard) => {
        const channel = new BroadcastChannel(name);
        channel.onmessage = () => {
          heard();
        };
        channel.postMessage({ type: 'answer.wanted' });
      }),
    line,
  );

/** A poll that tabs share, walked in one of two: every such poll has the same paths. */
export function sharedPollAdapter(parts: SharedPollParts): ScreenAdapter {
  const { chart, catalogue, enter } = parts;
  const { ask } = catalogue.outcomes;
  const line = lineOf(parts);
  return {
    chart,
    catalogue: { ...catalogue, outcomes: { ask: { ...ask, done: ask.done.slice(0, 1) } } },
    async enter(walk) {
      await openOtherTab(walk, line);
      await enter(walk);
    },
    events: {
      'turn.taken': {
        trigger: (walk: Walk) =>
          otherTab(walk).evaluate((passed) => dispatchEvent(new Event(passed)), passing),
      },
      'answer.shared': {
        trigger: (walk: Walk, { answer }: { type: string; answer: unknown }) =>
          shareAnswer(walk, line, answer),
      },
      'answer.wanted': { trigger: (walk: Walk) => wantAnswer(walk, line) },
      'socket.received': {
        trigger: (walk: Walk, { message }: { type: string; message: SocketMessage }) =>
          tell(walk, 'zhou', message),
      },
      'page.hidden': turn('hidden'),
      'page.shown': turn('visible'),
    },
    answers: { ask: { done: [really], error: [lost] } },
  };
}
