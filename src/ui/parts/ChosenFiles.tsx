import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { RotateCw, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  type AnyUploadActor,
  selectCurrent,
  type selectFiles,
  selectShare,
} from '../../machines/parts/fileUpload';
import { FieldError } from './Field';
import { IconButton } from './IconButton';
import { ProgressBar } from './ProgressBar';

interface ChosenFilesProps {
  /** A chart of `machines/parts/fileUpload`. */
  readonly actor: AnyUploadActor;
  /** Its `selectFiles`, which the caller reads: `KeepFocus` around it has to render with them. */
  readonly files: ReturnType<typeof selectFiles>;
  /** Where its words lie: `<words>.sending`, `waiting`, `progress`, `retry` and `drop`. */
  readonly words: string;
  readonly disabled?: boolean | undefined;
}

/** The files that are not uploaded yet: how far each is, or what keeps it back and what to do. */
export function ChosenFiles({ actor, files, words, disabled = false }: ChosenFilesProps) {
  const { t } = useTranslation(words.replace(/:.*/, ''));
  const current = useSelector(actor, selectCurrent);
  const share = useSelector(actor, selectShare);
  return (
    <chakra.ul aria-live="polite" mb={files.length === 0 ? 0 : 2}>
      {files.map(({ id, name, trouble, isRetriable }) => (
        <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" columnGap={2}>
          <chakra.span overflowWrap="anywhere">{name}</chakra.span>
          {trouble === null ? (
            <chakra.span textStyle="small" color="fg.muted">
              {t(`${words}.${id === current ? 'sending' : 'waiting'}`)}
            </chakra.span>
          ) : null}
          {id === current ? (
            <ProgressBar
              width="6rem"
              aria-label={t(`${words}.progress`, { name })}
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
              label={t(`${words}.retry`, { name })}
              onClick={() => actor.send({ type: 'file.retried', id })}
            />
          ) : null}
          <IconButton
            icon={X}
            size="small"
            data-goes
            disabled={disabled}
            label={t(`${words}.drop`, { name })}
            onClick={() => actor.send({ type: 'file.removed', id })}
          />
          {trouble === null ? null : (
            <FieldError id={`file-${id}`} text={t(trouble.key, { ...trouble.values })} />
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
