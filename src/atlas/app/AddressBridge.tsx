import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { AtlasActor } from '../charts/atlas';
import { readAddress } from '../model/address';

/** What the history remembers of an address that the atlas itself has asked for. */
const asked = 'asked by the atlas';

/** The router tells the atlas where it is, back and forward too, and the atlas where it wants to be. */
export function AddressBridge({ actor }: { readonly actor: AtlasActor }) {
  const { search, state }: { readonly search: string; readonly state: unknown } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const navigate = useNavigate();
  const tell = useEffectEvent(() => {
    // Its own wishes come true a moment later: told then, they would take it back to what it has left meanwhile.
    if (isBack || state !== asked)
      actor.send({ type: 'address.changed', address: readAddress(search) });
  });
  useEffect(() => {
    tell();
  }, [actor, search]);
  useEffect(() => {
    const heard = actor.on('page.requested', ({ to, replace }) => {
      void navigate(to, { replace, state: asked });
    });
    return () => {
      heard.unsubscribe();
    };
  }, [actor, navigate]);
  return null;
}
