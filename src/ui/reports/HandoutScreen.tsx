import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type reportHandout,
  selectIsOfStudent,
  selectLink,
  selectSheets,
} from '../../machines/reports/reportHandout';
import { PageHead } from '../parts/PageHead';
import { ParentLink } from '../parts/ParentLink';
import { Text } from '../parts/Text';
import { Sheets } from './Sheets';

interface HandoutScreenProps {
  readonly actor: ActorRefFrom<typeof reportHandout>;
}

/** What parents are given of a student or of a class: sheets to print, and a student's link. */
export function HandoutScreen({ actor }: HandoutScreenProps) {
  const { t } = useTranslation('reports');
  const sheets = useSelector(actor, selectSheets);
  const link = useSelector(actor, selectLink);
  const isOfStudent = useSelector(actor, selectIsOfStudent);
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <PageHead title={t('handout.title')} />
        <Text as="p" muted mb={4}>
          {t(isOfStudent ? 'handout.ofStudent' : 'handout.ofClass')}
        </Text>
        {link === undefined ? null : <ParentLink actor={link} />}
      </chakra.div>
      {sheets === undefined ? null : <Sheets actor={sheets} />}
    </>
  );
}
