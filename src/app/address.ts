import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyEventObject, Subscription } from 'xstate';

/** Parameters that say which thing a page is about: another value is another page. */
const identifying = ['subject_id', 'student_id', 'person_id', 'homework_id'] as const;

type Address = Readonly<Record<string, string>>;

/** A running chart whose state the address holds. */
interface AddressedActor<Snapshot> {
  getSnapshot(): Snapshot;
  subscribe(next: (snapshot: Snapshot) => void): Subscription;
  send(event: AnyEventObject): void;
}

function isSame(one: Address, other: Address): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/** The part of an address that says what the page is about, which the screen does not change. */
export function outside(address: Address): Address {
  return Object.fromEntries(
    Object.entries(address).filter(([name]) => identifying.some((known) => known === name)),
  );
}

/**
 * Holds a screen's address and its chart together: what the chart changes is written into the address,
 * and Back is told to the chart.
 */
export function useAddress<Snapshot>(
  actor: AddressedActor<Snapshot>,
  select: ((snapshot: Snapshot) => Address) | undefined,
): void {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  const shown: Address = Object.fromEntries(parameters);
  const wanted = (snapshot: Snapshot): Address =>
    select === undefined ? shown : { ...outside(shown), ...select(snapshot) };

  const write = useEffectEvent((snapshot: Snapshot) => {
    const address = wanted(snapshot);
    if (!isSame(address, shown)) setParameters(address);
  });
  const tell = useEffectEvent(() => {
    if (!isSame(wanted(actor.getSnapshot()), shown)) {
      actor.send({ type: 'address.changed', address: shown });
    }
  });

  useEffect(() => {
    const subscription = actor.subscribe((snapshot) => {
      write(snapshot);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [actor]);

  useEffect(() => {
    tell();
  }, [text]);
}
