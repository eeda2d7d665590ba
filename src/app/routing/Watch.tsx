import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectTeacher } from '../../machines/shell/portalSelectors';
import { onChangeElsewhere, stored } from '../../services/storage';
import { usePortal } from '../world/portalContext';
import { useScrollPosition } from './useScrollPosition';

/** Sends other tabs' storage changes to the root actor, and gives charts the router. */
export function Watch() {
  const { portal, setNavigate } = usePortal();
  const navigate = useNavigate();
  useScrollPosition();

  // Effects of children run first: the first page has written its query to the address by now.
  useEffect(() => {
    setNavigate(navigate);
  }, [setNavigate, navigate]);

  // Logging out in one tab leaves the portal in all of them; whoever logs in anew is there in all of them.
  useEffect(
    () =>
      onChangeElsewhere((name) => {
        if (name !== null && name !== stored.token.name) return;
        if (name === null) portal.send({ type: 'storage.cleared' });
        const token = stored.token.read();
        const teacher = selectTeacher(portal.getSnapshot());
        if (token === null) portal.send({ type: 'session.ended' });
        else if (teacher !== null && teacher.user_token !== token) window.location.reload();
      }),
    [portal],
  );
  return null;
}
