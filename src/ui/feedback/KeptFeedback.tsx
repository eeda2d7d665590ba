import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toMoment } from '../../domain/businessTime';
import { draftExcerpt } from '../../domain/draft';
import { type KeptHeadquarters, picturesOf } from '../../domain/headquartersKept';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';

interface KeptFeedbackProps {
  readonly drafts: readonly KeptHeadquarters[];
  readonly isBusy: boolean;
  readonly onOpen: (place: string) => void;
  readonly onRemove: (place: string) => void;
}

const Draft = chakra('li', {
  base: {
    ...{ display: 'flex', alignItems: 'center', gap: 4, py: 3 },
    ...{ borderBottomWidth: '1px' },
  },
});

/** The drafts, each with what it is about, when it was kept, and how it begins. */
export function KeptFeedback({ drafts, isBusy, onOpen, onRemove }: KeptFeedbackProps) {
  const { t } = useTranslation('feedback');
  const { moment } = useDates();
  return (
    <ul aria-label={t('draft.title')}>
      {drafts.map(({ place, content, savedAt }) => (
        <Draft key={place}>
          <chakra.div flex={1} minWidth={0}>
            <chakra.p textStyle="small" color="fg.muted">
              {[
                t(`type.${content.type}`),
                ...(savedAt === null
                  ? []
                  : [t('draft.keptAt', { time: moment(toMoment(new Date(savedAt))) })]),
                ...(picturesOf(content) === 0
                  ? []
                  : [t('draft.images', { count: picturesOf(content) })]),
              ].join(' · ')}
            </chakra.p>
            <chakra.p overflowWrap="anywhere" lineClamp={2}>
              {draftExcerpt(content) ?? t('draft.wordless')}
            </chakra.p>
          </chakra.div>
          <Button size="small" disabled={isBusy} onClick={() => onOpen(place)}>
            {t('draft.open')}
          </Button>
          <Button size="small" kind="quiet" disabled={isBusy} onClick={() => onRemove(place)}>
            {t('draft.remove')}
          </Button>
        </Draft>
      ))}
    </ul>
  );
}
