import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { nicknameInputLength } from '../../domain/limits';
import {
  type profileSave,
  selectAvatarUpload,
  selectIsSavingProfile,
  selectIsSettingAvatar,
  selectNicknameLanguage,
  selectProfileValues,
} from '../../machines/account/profileSave';
import { errorOf, selectAttempts } from '../../machines/parts/form/selectors';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Field } from '../parts/Field';
import { Form } from '../parts/Form';
import { TextInput } from '../parts/TextInput';
import { AvatarCropDialog } from './AvatarCropDialog';
import { AvatarField } from './AvatarField';

interface ProfileDialogProps {
  readonly actor: ActorRefFrom<typeof profileSave>;
  readonly onClose: () => void;
}

const selectNicknameError = errorOf('nickname');

/** What students and parents see of a teacher: nickname and avatar [SCREEN-175, SCREEN-176, SCREEN-177]. */
export function ProfileDialog({ actor, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('account');
  const { nickname } = useSelector(actor, selectProfileValues);
  const error = useSelector(actor, selectNicknameError);
  const rules = useSelector(actor, selectNicknameLanguage);
  const attempts = useSelector(actor, selectAttempts);
  const isSaving = useSelector(actor, selectIsSavingProfile);
  const isSettingAvatar = useSelector(actor, selectIsSettingAvatar);
  const avatar = useSelector(actor, selectAvatarUpload);
  return (
    <Dialog open size="lg" title={t('profile.title')} onClose={isSaving ? undefined : onClose}>
      <Form
        label={t('profile.title')}
        attempts={attempts}
        busy={isSaving || isSettingAvatar}
        onSubmit={() => {
          actor.send({ type: 'save.requested' });
        }}
        actions={
          <>
            <Button type="submit" kind="primary" busy={isSaving} disabled={isSettingAvatar}>
              {t('profile.save')}
            </Button>
            <Button disabled={isSaving} onClick={onClose}>
              {t('profile.cancel')}
            </Button>
          </>
        }
      >
        <AvatarField actor={actor} />
        <Field
          label={t('profile.nickname')}
          reason={t(`profile.nicknameRules.${rules}`)}
          error={
            error &&
            t([`profile.error.nickname.${error}.${rules}`, `profile.error.nickname.${error}`])
          }
        >
          <TextInput
            name="nickname"
            autoComplete="nickname"
            maxLength={nicknameInputLength}
            value={nickname}
            onChange={(value) => {
              actor.send({ type: 'nickname.changed', value });
            }}
            onBlur={() => {
              actor.send({ type: 'field.left', field: 'nickname' });
            }}
          />
        </Field>
      </Form>
      {avatar === undefined ? null : <AvatarCropDialog actor={avatar} />}
    </Dialog>
  );
}
