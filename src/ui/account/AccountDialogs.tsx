import { useSelector } from '@xstate/react';
import {
  type accountMenu,
  selectIsProfileAwaited,
  selectPassword,
  selectProfile,
  selectSecurity,
} from '../../machines/account/accountMenu';
import type { ActorProps } from '../parts/actorProps';
import { PasswordDialog } from './PasswordDialog';
import { ProfileAwaited } from './ProfileAwaited';
import { ProfileDialog } from './ProfileDialog';
import { SecurityDialog } from './SecurityDialog';

/** What the account menu has opened over the page, if anything. */
export function AccountDialogs({ actor }: ActorProps<typeof accountMenu>) {
  const isProfileAwaited = useSelector(actor, selectIsProfileAwaited);
  const profile = useSelector(actor, selectProfile);
  const password = useSelector(actor, selectPassword);
  const security = useSelector(actor, selectSecurity);
  const close = () => actor.send({ type: 'dialog.closed' });
  return (
    <>
      {isProfileAwaited ? <ProfileAwaited actor={actor} onClose={close} /> : null}
      {profile === undefined ? null : <ProfileDialog actor={profile} onClose={close} />}
      {password === undefined ? null : <PasswordDialog actor={password} onClose={close} />}
      {security === undefined ? null : <SecurityDialog actor={security} onClose={close} />}
    </>
  );
}
