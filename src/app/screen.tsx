import { useActorRef, useSelector } from '@xstate/react';
import { type ComponentType, useLayoutEffect, useState } from 'react';
import type { ActorRefFrom, AnyActorRef, AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import type { Language } from '../domain/limits';
import type { TeacherInfo } from '../domain/teacher';
import { type AddressedActor, useAddress } from './address';
import { usePortal } from './portalContext';

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

export type ScreenComponent = ComponentType<{ page: Page }>;

function isActorOf<Chart extends AnyStateMachine>(
  actor: unknown,
  chart: Chart,
  running: AnyStateMachine,
): actor is ActorRefFrom<Chart> {
  return typeof actor === 'object' && running.id === chart.id;
}

function useChart(chart: AnyStateMachine, input: unknown): AnyActorRef {
  const { inspect } = usePortal();
  return useActorRef(chart, { input, inspect });
}

const nobody = () => undefined;

/** A screen that the router can show: its chart runs from when the page is entered until it is left. */
export function screen<Chart extends AnyStateMachine>(parts: ScreenParts<Chart>): ScreenComponent {
  const { chart, view: View, input, addressed = nobody } = parts;
  return function Screen({ page }) {
    const { connected, keepDrafts } = usePortal();
    const [running] = useState(() => connected(chart));
    // Before its chart is stopped, and the drafts with it.
    useLayoutEffect(() => keepDrafts, [keepDrafts]);
    const started = useChart(running, input(page));
    const part = useSelector(started, addressed === 'itself' ? nobody : addressed);
    useAddress(addressed === 'itself' ? started : part);
    if (!isActorOf(started, chart, running)) throw new Error(`${chart.id} is not running`);
    return <View actor={started} />;
  };
}
