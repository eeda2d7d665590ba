import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReadyGrading } from '../../machines/grading/readyWork';
import { Button } from '../parts/Button';
import { NameInLetters } from '../parts/NameInLetters';
import { Status } from '../parts/Status';

interface ReadyResultProps {
  readonly row: ReadyGrading;
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** What has become of a grading that was put aside, and whether its score is far from the others. */
export function ReadyResult({ row, onRemove, onRetry }: ReadyResultProps) {
  const { t } = useTranslation('grading');
  if (row.isSubmitted) return <Status kind="good">{t('ready.submitted')}</Status>;
  if (row.rival !== null) {
    const by = row.rival.by ?? '';
    return (
      <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" gap={3}>
        {row.rival.is_own === true ? (
          <Status kind="act">{t('ready.own')}</Status>
        ) : (
          <>
            <Status kind="act">{t('ready.first', { name: by })}</Status>
            <NameInLetters name={by} />
          </>
        )}
        <Button size="small" onClick={() => onRemove(row.id)}>
          {t('ready.remove')}
        </Button>
      </chakra.span>
    );
  }
  if (row.failure !== null) {
    const { message, code } = row.failure;
    const why = t(message.key, { ...message.values });
    return (
      <chakra.div display="grid" justifyItems="start" gap={1}>
        <Status kind="act">{code === 0 ? t('ready.unsure', { why }) : why}</Status>
        <Button size="small" onClick={() => onRetry(row.id)}>
          {t('ready.again')}
        </Button>
      </chakra.div>
    );
  }
  return row.isFar ? <Status kind="watch">{t('own.far')}</Status> : null;
}
