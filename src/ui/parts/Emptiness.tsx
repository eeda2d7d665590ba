import { Box, chakra, Flex } from '@chakra-ui/react';
import { CircleSlash2, FilterX, Inbox, RotateCw } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isForbidden, type ShownFailure } from '../../machines/parts/failure';
import { Button } from './Button';
import { Icon } from './Icon';
import { useIsSaidByBar } from './offline';
import { PageTitle } from './PageTitle';
import { Text } from './Text';

interface PlaceProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly role?: 'alert' | undefined;
  readonly page?: boolean | undefined;
}

function Place({ icon, title, children, action, role, page }: PlaceProps) {
  return (
    <Flex role={role} direction="column" align="center" gap={2} py={12} px={6} textAlign="center">
      <Box color="fg.subtle" p={3} borderRadius="full" bg="bg.subtle">
        <Icon of={icon} />
      </Box>
      {page ? <PageTitle of={[title]} /> : null}
      <Text as={page ? 'h1' : 'p'} fontWeight="medium">
        {title}
      </Text>
      <Box maxWidth="line" color="fg.muted">
        {children}
      </Box>
      {action ? <Box mt={2}>{action}</Box> : null}
    </Flex>
  );
}

interface NothingYetProps {
  readonly title: string;
  /** What it is and how it gets filled. */
  readonly children?: ReactNode;
  /** The one action that fills it. */
  readonly action?: ReactNode;
  /** It stands for the whole page: its title is the page's heading and names the tab. */
  readonly page?: boolean;
}

/** Nothing has come into being yet. */
export function NothingYet(props: NothingYetProps) {
  return <Place icon={Inbox} {...props} />;
}

interface NothingForFilterProps {
  /** The filters in words: 'grade 8, not handed in'. */
  readonly filter: string;
  readonly onClear: () => void;
}

/** There is something, but none of it fits the filter. */
export function NothingForFilter({ filter, onClear }: NothingForFilterProps) {
  const { t } = useTranslation('parts');
  return (
    <Place
      icon={FilterX}
      title={t('nothingForFilter.title')}
      action={<Button onClick={onClear}>{t('nothingForFilter.clear')}</Button>}
    >
      <Box lineClamp={3} overflowWrap="anywhere">
        {t('nothingForFilter.filter', { filter })}
      </Box>
    </Place>
  );
}

interface FailedProps {
  /** What failed: 'The students could not be loaded'. */
  readonly title: string;
  /** Why, where that is known. */
  readonly failure?: ShownFailure | null;
  /** Why, in a person's words, where it is no failed call. */
  readonly children?: ReactNode;
  readonly onRetry: () => void;
  readonly busy?: boolean | undefined;
}

/** It could not be fetched: what failed, try again, or whom to ask for the right, and the id that support asks for. */
export function Failed({ title, failure, children, onRetry, busy }: FailedProps) {
  const { t } = useTranslation('parts');
  const isSaidByBar = useIsSaidByBar();
  const mayRetry = !failure || !isForbidden(failure);
  const isSaid = failure ? isSaidByBar(failure.message) : false;
  return (
    <Place
      role="alert"
      icon={CircleSlash2}
      title={title}
      action={
        mayRetry ? (
          <Button icon={RotateCw} onClick={onRetry} busy={busy}>
            {t('failed.retry')}
          </Button>
        ) : null
      }
    >
      {failure && !isSaid ? t(failure.message.key, { ...failure.message.values }) : children}
      {mayRetry ? null : <p>{t('failed.ask')}</p>}
      {failure?.requestId && !isSaid ? (
        <chakra.p mt={1} color="fg.subtle" fontFamily="mono" textStyle="small">
          {t('failed.requestId', { id: failure.requestId })}
        </chakra.p>
      ) : null}
    </Place>
  );
}
