import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type imageUpload,
  selectCurrent,
  type selectPictures,
  selectShare,
  selectUnsentCount,
} from '../../machines/feedback/imageUpload';
import { FieldError } from '../parts/Field';
import { IconButton } from '../parts/IconButton';
import { Text } from '../parts/Text';

interface ChosenPicturesProps {
  readonly actor: ActorRefFrom<typeof imageUpload>;
  readonly pictures: ReturnType<typeof selectPictures>;
  readonly disabled: boolean;
}

/** The pictures that are not in the form yet: how far each is, or what keeps it back and what to do. */
export function ChosenPictures({ actor, pictures, disabled }: ChosenPicturesProps) {
  const { t } = useTranslation('feedback');
  const current = useSelector(actor, selectCurrent);
  const share = useSelector(actor, selectShare);
  const isUnsent = useSelector(actor, selectUnsentCount) > 0;
  return (
    <chakra.div mb={pictures.length === 0 ? 0 : 2}>
      <chakra.ul aria-live="polite">
        {pictures.map(({ id, name, trouble, isRetriable }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap={2}>
            <chakra.span overflowWrap="anywhere">{name}</chakra.span>
            {trouble === null ? (
              <chakra.span textStyle="small" color="fg.muted">
                {t(id === current ? 'image.sending' : 'image.waiting')}
              </chakra.span>
            ) : null}
            {id === current ? (
              <chakra.progress
                width="6rem"
                accentColor="brand.solid"
                aria-label={t('image.progress', { name })}
                max={1}
                value={share}
              />
            ) : null}
            {trouble !== null && isRetriable ? (
              <IconButton
                icon={RotateCw}
                size="small"
                data-goes
                disabled={disabled}
                label={t('image.retry', { name })}
                onClick={() => actor.send({ type: 'picture.retried', id })}
              />
            ) : null}
            <IconButton
              icon={X}
              size="small"
              data-goes
              disabled={disabled}
              label={t('image.drop', { name })}
              onClick={() => actor.send({ type: 'picture.removed', id })}
            />
            {trouble === null ? null : (
              <FieldError id={`picture-${id}`} text={t(trouble.key, { ...trouble.values })} />
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {isUnsent ? <Text small>{t('image.leftBehind')}</Text> : null}
    </chakra.div>
  );
}
