import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useLayoutEffect } from 'react';
import type { ActorRefFrom, AnyActor, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Language } from '../../domain/limits';
import type { TeacherInfo } from '../../domain/teacher';
import { type AddressedActor, useAddress } from '../routing/address';
import { type PortalParts, usePortal } from '../world/portalContext';
import { actorOf, isActorOf } from '../world/useChart';
import { useRunning } from '../world/useRunning';

/** What the address and the session tell a screen's chart when it starts. */
export interface Page {
  readonly teacher: TeacherInfo | null;
  readonly subjectId: number;
  readonly language: Language;
  /** The address' parameters, by name. */
  readonly address: Readonly<Record<string, string>>;
}

interface ScreenParts<Chart extends AnyStateMachine> {
  readonly chart: Chart;
  readonly view: ComponentType<{ actor: ActorRefFrom<Chart> }>;
  readonly input: (page: Page) => InputFrom<Chart>;
  /** Whose query the address holds; it hears `address.changed` on Back. */
  readonly addressed?: 'itself' | ((snapshot: SnapshotFrom<Chart>) => AddressedActor | undefined);
}

/** A screen as the router shows it. */
export type ScreenComponent = ComponentType<{ page: Page }> & {
  /** Has its chart run before it is shown: what it asks the server for comes while the page is rendered. */
  begin?(parts: PortalParts, page: Page): void;
};

const keyOf = ({ teacher, subjectId, language, address }: Page) =>
  JSON.stringify([teacher?.user_token, subjectId, language, address]);

const nobody = () => undefined;

/** A screen that the router can show: its chart runs from when the page is entered until it is left. */
export function screen<Chart extends AnyStateMachine>(parts: ScreenParts<Chart>): ScreenComponent {
  const { chart, view: View, input, addressed = nobody } = parts;
  const create = (portal: PortalParts, page: Page) => actorOf(chart, portal, input(page));
  const begun = new Map<string, AnyActor>();

  function Screen({ page }: { readonly page: Page }) {
    const portal = usePortal();
    const { keepDrafts } = portal;
    // Before its chart is stopped, and the drafts with it.
    useLayoutEffect(() => keepDrafts, [keepDrafts]);
    const started = useRunning(() => begun.get(keyOf(page)) ?? create(portal, page));
    useEffect(() => {
      // What has begun for a page that is not shown after all has nobody who would end it.
      for (const actor of begun.values()) if (actor !== started) actor.stop();
      begun.clear();
    }, [started]);
    const part = useSelector(started, addressed === 'itself' ? nobody : addressed);
    useAddress(addressed === 'itself' ? started : part);
    if (!isActorOf(started, chart)) throw new Error(`${chart.id} is not running`);
    return <View actor={started} />;
  }

  return Object.assign(Screen, {
    begin(portal: PortalParts, page: Page) {
      const actor = create(portal, page);
      begun.set(keyOf(page), actor);
      actor.start();
    },
  });
}
