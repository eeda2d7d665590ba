import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toMoment } from '../../domain/businessTime';
import {
  type HeadquartersDraft,
  headquartersExcerpt,
  picturesOf,
} from '../../domain/headquartersDrafts';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';

interface DraftListProps {
  readonly drafts: readonly HeadquartersDraft[];
  readonly disabled: boolean;
  readonly onOpen: (place: string) => void;
  readonly onRemove: (place: string) => void;
}

const Row = chakra('li', {
  base: {
    ...{ display: 'flex', alignItems: 'center', gap: 4, py: 3 },
    ...{ borderBottomWidth: '1px' },
  },
});

/** The drafts, each with what it is about, when it was kept, and how it begins. */
export function DraftList({ drafts, disabled, onOpen, onRemove }: DraftListProps) {
  const { t } = useTranslation('feedback');
  const { moment } = useDates();
  return (
    <ul aria-label={t('draft.title')}>
      {drafts.map(({ place, content, savedAt }) => {
        const type = t(`type.${content.type}`);
        const keptAt =
          savedAt === null
            ? []
            : [t('draft.keptAt', { time: moment(toMoment(new Date(savedAt))) })];
        const pictures = picturesOf(content);
        const text = headquartersExcerpt(content) ?? t('draft.wordless');
        // Two drafts may begin alike.
        const draft = [text, type, ...keptAt].join(', ');
        return (
          <Row key={place}>
            <chakra.div flex={1} minWidth={0}>
              <chakra.p textStyle="small" color="fg.muted">
                {[
                  ...[type, ...keptAt],
                  ...(pictures === 0 ? [] : [t('draft.images', { count: pictures })]),
                  ...(content.unanswered === undefined ? [] : [t('draft.unanswered')]),
                ].join(' · ')}
              </chakra.p>
              <chakra.p overflowWrap="anywhere" lineClamp={2}>
                {text}
              </chakra.p>
            </chakra.div>
            <Button
              size="small"
              aria-label={t('draft.openOne', { draft })}
              disabled={disabled}
              onClick={() => onOpen(place)}
            >
              {t('draft.open')}
            </Button>
            <Button
              size="small"
              kind="quiet"
              aria-label={t('draft.removeOne', { draft })}
              disabled={disabled}
              onClick={() => onRemove(place)}
            >
              {t('draft.remove')}
            </Button>
          </Row>
        );
      })}
    </ul>
  );
}
