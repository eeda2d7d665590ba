import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { avatarTypes } from '../../domain/account';
import {
  type profileSave,
  selectIsSettingAvatar,
  selectProfileValues,
} from '../../machines/account/profileSave';
import type { ActorProps } from '../parts/actorProps';
import { CustomField } from '../parts/form/CustomField';
import { ImagePicker } from '../parts/ImagePicker';

/** The avatar as others see it, and another in its place [VALID-020, VALID-021, VALID-022]. */
export function AvatarField({ actor }: ActorProps<typeof profileSave>) {
  const { t } = useTranslation('account');
  const { head_img } = useSelector(actor, selectProfileValues);
  const isSetting = useSelector(actor, selectIsSettingAvatar);
  return (
    <CustomField name="head_img" word="avatar">
      {() => (
        <ImagePicker
          address={head_img}
          shows={t('profile.avatarNow')}
          verb={t(head_img === '' ? 'profile.choose' : 'profile.chooseOther')}
          types={avatarTypes}
          busy={isSetting}
          onImage={(image) => actor.send({ type: 'avatar.chosen', image })}
        />
      )}
    </CustomField>
  );
}
