import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { PageSize } from './PageSize';
import { Text } from './Text';

/** The pages to offer: the first, the last, and those around the current one; 0 is a gap. */
export function offeredPages(page: number, last: number): readonly number[] {
  const near = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? 0;
    if (one - before === 2) return [one - 1, one];
    return one - before > 2 ? [0, one] : [one];
  });
}

interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** The sizes to choose from; without them there is no choice. */
  readonly pageSizes?: readonly number[] | undefined;
  readonly onPageSize?: ((pageSize: number) => void) | undefined;
  /** What else is chosen of the list. */
  readonly tools?: ReactNode;
}

/** Which part of a list is shown, and the way to the others. */
export function Pagination({
  page,
  pageSize,
  total,
  onPage,
  pageSizes,
  onPageSize,
  tools,
}: PaginationProps) {
  const { t } = useTranslation('parts');
  const last = Math.max(1, Math.ceil(total / pageSize));
  const range = {
    from: Math.min(total, (page - 1) * pageSize + 1),
    to: Math.min(total, page * pageSize),
    total,
  };
  return (
    <chakra.nav
      aria-label={t('pagination.label')}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap={2}
      pt={3}
      _print={{ display: 'none' }}
    >
      <Text small muted figures flex={1}>
        {t('pagination.range', range)}
      </Text>
      {tools}
      {pageSizes && pageSizes.length > 1 && onPageSize ? (
        <PageSize sizes={pageSizes} size={pageSize} onSize={onPageSize} />
      ) : null}
      <IconButton
        icon={ChevronLeft}
        label={t('pagination.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {offeredPages(page, last).map((one, index) =>
        one === 0 ? (
          <chakra.span key={`gap${index}`} px={1} color="fg.subtle" aria-hidden>
            {'…'}
          </chakra.span>
        ) : (
          <Button
            key={one}
            kind={one === page ? 'secondary' : 'quiet'}
            aria-label={t('pagination.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            <Text figures>{one}</Text>
          </Button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label={t('pagination.next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      />
    </chakra.nav>
  );
}
