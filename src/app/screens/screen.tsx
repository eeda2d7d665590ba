import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import type { ActorRefFrom, AnyActor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Language } from '../../domain/limits';
import type { TeacherInfo } from '../../domain/teacher';
import type { Ending } from '../../machines/shell/navigation';
import { type AddressedActor, type PageAddress, useAddress } from '../routing/address';
import { useKeptTicks } from '../routing/ticks';
import { type PortalParts, usePortal } from '../world/portalContext';
import { actorOf } from '../world/useChart';
import { useRunning } from '../world/useRunning';
import { type ShownChart, shownChart } from './shownChart';

/** What the input of a screen's chart is made from: session and address. */
export interface Page extends PageAddress {
  readonly teacher: TeacherInfo | null;
  readonly subjectId: number;
  readonly language: Language;
  /** How the last session ended; null where there is none, or the person ended it. */
  readonly ending: Ending | null;
}

interface ScreenParts<Chart extends AnyStateMachine> {
  readonly chart: Chart;
  readonly view: ComponentType<{ actor: ActorRefFrom<Chart> }>;
  readonly input: (page: Page) => InputFrom<Chart>;
  /** The actor whose query the address holds; it receives `address.changed` on Back. */
  readonly addressed?: 'itself' | ((snapshot: SnapshotFrom<Chart>) => AddressedActor | undefined);
}

/** The parts of a screen that is a list of the page's subject: its query is the address's. */
export const listOfSubject = {
  input: ({ subjectId, query }: Page) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
} as const;

/** A screen that a route renders. */
export type ScreenComponent = ComponentType<{ page: Page }> & {
  /** Starts its chart before it is rendered, so that its first request leaves early. */
  begin?(parts: PortalParts, page: Page): void;
  /** The charts that it draws: the atlas shows their states by it. */
  readonly shown?: readonly ShownChart[];
};

const identityOf = ({ teacher, subjectId, language, key, query }: Page) =>
  JSON.stringify([teacher?.user_token, subjectId, language, key, query]);

const none = () => undefined;

/** Makes a screen for a route. Its actor runs from entering the page until leaving it. */
export function screen<Chart extends AnyStateMachine>(parts: ScreenParts<Chart>): ScreenComponent {
  const { chart, view: View, input, addressed = none } = parts;
  const create = (portal: PortalParts, page: Page) => actorOf(chart, portal, input(page));
  const begun = new Map<string, AnyActor>();

  const shown = shownChart(chart, (actor) => <View actor={actor} />);

  function Screen({ page }: { readonly page: Page }) {
    const portal = usePortal();
    const { keepDrafts } = portal;
    // Before its chart is stopped, and the drafts with it.
    useLayoutEffect(() => keepDrafts, [keepDrafts]);
    const started = useRunning(() => begun.get(identityOf(page)) ?? create(portal, page));
    useEffect(() => {
      // Stops actors that were started for a page that was never rendered.
      for (const actor of begun.values()) if (actor !== started) actor.stop();
      begun.clear();
    }, [started]);
    const part = useSelector(started, addressed === 'itself' ? none : addressed);
    const list = addressed === 'itself' ? started : part;
    useAddress(list, page);
    useKeptTicks(list);
    return shown.show(started);
  }

  return Object.assign(Screen, {
    shown: [shown],
    begin(portal: PortalParts, page: Page) {
      const actor = create(portal, page);
      begun.set(identityOf(page), actor);
      actor.start();
    },
  });
}
