import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Subscription } from 'xstate';

/** Parameters that say which thing a page is about: another value is another page. */
const identifying = ['subject_id', 'view', 'student_id', 'person_id', 'homework_id'] as const;

type Address = Readonly<Record<string, string>>;

/** A running chart whose query the address holds: a list, or a screen that holds one itself. */
export interface AddressedActor {
  getSnapshot(): { readonly context: { readonly address: Address } };
  subscribe(next: () => void): Subscription;
  send(event: { type: 'address.changed'; address: Address }): void;
}

function isSame(one: Address, other: Address): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

const isIdentifying = (name: string) => identifying.some((known) => known === name);

/** The part of an address that says what the page is about, which the screen does not change. */
export function outside(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([name]) => isIdentifying(name)));
}

/** The part of an address that the screen itself writes. */
export function inside(address: Address): Address {
  return Object.fromEntries(Object.entries(address).filter(([name]) => !isIdentifying(name)));
}

/** What the history remembers of an address that a chart has asked for. */
const asked = 'asked by a chart';

/**
 * Whether the address comes from elsewhere, a link or Back: its own changes reach the address a moment later, and a
 * chart that heard them then would go back to what it has left meanwhile.
 */
function useIsFromElsewhere(): boolean {
  const isBack = useNavigationType() === NavigationType.Pop;
  const here: { readonly state: unknown } = useLocation();
  return isBack || here.state !== asked;
}

/**
 * Holds the address and a chart together: what the chart changes is written into the address, and Back
 * is told to the chart.
 */
export function useAddress(actor: AddressedActor | undefined): void {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.toString();
  const shown: Address = Object.fromEntries(parameters);
  const isFromElsewhere = useIsFromElsewhere();

  const write = useEffectEvent((address: Address) => {
    const next = { ...outside(shown), ...address };
    if (!isSame(next, shown)) setParameters(next, { state: asked });
  });
  const tell = useEffectEvent(() => {
    if (isFromElsewhere) actor?.send({ type: 'address.changed', address: inside(shown) });
  });

  useEffect(() => {
    let last = actor?.getSnapshot().context.address;
    const subscription = actor?.subscribe(() => {
      const { address } = actor.getSnapshot().context;
      if (address === last) return;
      last = address;
      write(address);
    });
    return () => subscription?.unsubscribe();
  }, [actor]);

  useEffect(() => {
    tell();
  }, [text]);
}
