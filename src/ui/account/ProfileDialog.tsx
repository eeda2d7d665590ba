import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  type profileSave,
  selectAvatarUpload,
  selectIsSavingProfile,
  selectNicknameLanguage,
} from '../../machines/account/profileSave';
import { TextField } from '../parts/form/TextField';
import { FormDialog } from '../parts/form/FormDialog';
import { AvatarCropDialog } from './AvatarCropDialog';
import { AvatarField } from './AvatarField';

interface ProfileDialogProps {
  readonly actor: ActorRefFrom<typeof profileSave>;
  readonly onClose: () => void;
}

/** What students and parents see of a teacher: nickname and avatar [SCREEN-175, SCREEN-176, SCREEN-177]. */
export function ProfileDialog({ actor, onClose }: ProfileDialogProps) {
  const context = useSelector(actor, selectNicknameLanguage);
  const isSaving = useSelector(actor, selectIsSavingProfile);
  const avatar = useSelector(actor, selectAvatarUpload);
  return (
    <FormDialog
      actor={actor}
      words="account:profile"
      values={{ context }}
      size="md"
      sending={isSaving}
      onCancel={onClose}
      change={(_, value) => {
        if (typeof value === 'string') actor.send({ type: 'nickname.changed', value });
      }}
      onSubmit={() => actor.send({ type: 'save.requested' })}
    >
      <AvatarField actor={actor} />
      <TextField name="nickname" autoComplete="nickname" />
      {avatar === undefined ? null : <AvatarCropDialog actor={avatar} />}
    </FormDialog>
  );
}
