import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayCategories } from '../../domain/grading';
import { type personWork, selectMarked } from '../../machines/grading/personWork';
import { Button } from '../parts/Button';
import { IconButton } from '../parts/IconButton';

interface MarkBarProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly text: string;
}

/** Under the essay, always in the same place: what a remark on the selected words is about. */
export function MarkBar({ actor, text }: MarkBarProps) {
  const { t } = useTranslation('grading');
  const marked = useSelector(actor, selectMarked);
  return (
    <chakra.div
      role="group"
      aria-label={t('mark.label')}
      _print={{ display: 'none' }}
      display="flex"
      flexDirection="column"
      gap={1}
      px={5}
      py={3}
      minHeight="5.75rem"
      borderTopWidth="1px"
    >
      {marked === null ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('mark.hint')}
        </chakra.p>
      ) : (
        <>
          <chakra.div display="flex" alignItems="center" gap={2}>
            <chakra.p role="status" truncate flex={1} minWidth={0}>
              {t('mark.about', { words: text.slice(marked.start, marked.end) })}
            </chakra.p>
            <IconButton
              icon={X}
              label={t('mark.cancel')}
              size="small"
              onClick={() => {
                actor.send({ type: 'stretch.unmarked' });
              }}
            />
          </chakra.div>
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            {essayCategories.map((category) => (
              <Button
                key={category}
                size="small"
                onClick={() => {
                  actor.send({ type: 'remark.requested', category });
                }}
              >
                {t(`category.${category}`)}
              </Button>
            ))}
          </chakra.div>
        </>
      )}
    </chakra.div>
  );
}
