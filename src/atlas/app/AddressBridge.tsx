import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AtlasActor } from '../charts/atlas';
import { readAddress } from '../model/address';

interface AddressBridgeProps {
  readonly actor: AtlasActor;
}

/** The router tells the atlas where it is, back and forward too, and the atlas where it wants to be. */
export function AddressBridge({ actor }: AddressBridgeProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    actor.send({ type: 'address.changed', address: readAddress(search) });
  }, [actor, search]);
  useEffect(() => {
    const heard = actor.on('page.requested', ({ to, replace }) => {
      void navigate(to, { replace });
    });
    return () => {
      heard.unsubscribe();
    };
  }, [actor, navigate]);
  return null;
}
