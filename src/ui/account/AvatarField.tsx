import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { avatarTypes } from '../../domain/account';
import {
  type profileSave,
  selectIsSettingAvatar,
  selectProfileValues,
} from '../../machines/account/profileSave';
import { errorOf } from '../../machines/parts/form/selectors';
import { Field } from '../parts/Field';
import { ImagePicker } from '../parts/ImagePicker';

interface AvatarFieldProps {
  readonly actor: ActorRefFrom<typeof profileSave>;
}

const selectAvatarError = errorOf('head_img');

/** The avatar as others see it, and another in its place [VALID-020, VALID-021, VALID-022]. */
export function AvatarField({ actor }: AvatarFieldProps) {
  const { t } = useTranslation('account');
  const { head_img } = useSelector(actor, selectProfileValues);
  const error = useSelector(actor, selectAvatarError);
  const isSetting = useSelector(actor, selectIsSettingAvatar);
  return (
    <Field
      label={t('profile.avatar')}
      reason={t('profile.avatarRules')}
      error={error && t([`profile.error.avatar.${error}`, 'profile.error.avatar.imageType'])}
    >
      <ImagePicker
        address={head_img}
        shows={t('profile.avatarNow')}
        verb={t(head_img === '' ? 'profile.choose' : 'profile.chooseOther')}
        types={avatarTypes}
        busy={isSetting}
        onImage={(image) => {
          actor.send({ type: 'avatar.chosen', image });
        }}
      />
    </Field>
  );
}
