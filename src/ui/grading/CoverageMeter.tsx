import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayCategories } from '../../domain/grading';
import { type grading, selectUncovered } from '../../machines/grading/grading';
import { Status } from '../parts/Status';

/** Which of the six categories something has been said about, by a remark or a comment. */
export function CoverageMeter({ work }: { readonly work: ActorRefFrom<typeof grading> }) {
  const { t } = useTranslation('grading');
  const uncovered = useSelector(work, selectUncovered);
  const total = essayCategories.length;
  const covered = total - uncovered.length;
  return (
    <chakra.section
      aria-label={t('coverage.label')}
      px={4}
      py={3}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
    >
      <chakra.div display="flex" alignItems="center" gap={3} mb={2}>
        <chakra.p fontVariantNumeric="tabular-nums" flex="none">
          {t('coverage.count', { covered, total })}
        </chakra.p>
        <chakra.div
          role="meter"
          aria-label={t('coverage.label')}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={covered}
          flex={1}
          height={1}
          bg="bg.muted"
          borderRadius="full"
          overflow="hidden"
        >
          <chakra.div
            height="full"
            bg="brand.solid"
            transition="width 160ms"
            style={{ width: `${String((covered / total) * 100)}%` }}
          />
        </chakra.div>
      </chakra.div>
      <chakra.ul
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(9.5rem, 1fr))"
        gap={1}
      >
        {essayCategories.map((category) => (
          <chakra.li key={category} textStyle="small">
            <Status kind={uncovered.includes(category) ? 'none' : 'good'}>
              {t(`category.${category}`)}
              {uncovered.includes(category) ? (
                <chakra.span srOnly>{t('coverage.missing')}</chakra.span>
              ) : null}
            </Status>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}
