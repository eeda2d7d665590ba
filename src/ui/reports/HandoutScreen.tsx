import { chakra, Flex } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type reportHandout,
  selectAsked,
  selectIsOfStudent,
  selectLink,
  selectMayReview,
  selectReview,
  selectSheets,
} from '../../machines/reports/reportHandout';
import { selectAnswerIfAny, selectIsAbsentIfAny } from '../../machines/parts/record';
import { reportBehind } from '../../machines/reports/handoutAddress';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { Button } from '../parts/Button';
import { PageHead } from '../parts/PageHead';
import { ParentLink } from '../parts/ParentLink';
import { PrintButton } from '../parts/PrintButton';
import { Text } from '../parts/Text';
import { FinalReviewDialog } from './FinalReviewDialog';
import { Sheets } from './Sheets';

/** What parents are given of a student or of a class: sheets to print, and a student's link. */
export function HandoutScreen({ actor }: ActorProps<typeof reportHandout>) {
  const { t } = useTranslation('reports');
  const sheets = useSelector(actor, selectSheets);
  const link = useSelector(actor, selectLink);
  const review = useSelector(actor, selectReview);
  const mayReview = useSelector(actor, selectMayReview);
  const sheet = useSelector(sheets, selectAnswerIfAny)?.list[0];
  const isAbsent = useSelector(sheets, selectIsAbsentIfAny);
  const asked = useSelector(actor, selectAsked);
  const isOfStudent = useSelector(actor, selectIsOfStudent);
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <BackLink to={reportBehind(asked)}>
          {t(asked.what === 'analysis' ? 'next.back' : 'analysisBack')}
        </BackLink>
        <PageHead
          title={t('handout.title')}
          action={
            sheet === undefined ? null : (
              <Flex gap={2}>
                {mayReview ? (
                  <Button
                    onClick={() => {
                      const text = sheet.review?.text ?? '';
                      actor.send({ type: 'review.requested', text });
                    }}
                  >
                    {t('review.open')}
                  </Button>
                ) : null}
                <PrintButton />
              </Flex>
            )
          }
        />
        {isAbsent ? null : (
          <Text as="p" muted mb={4}>
            {t(isOfStudent ? 'handout.ofStudent' : 'handout.ofClass')}
          </Text>
        )}
        {link === undefined || isAbsent ? null : <ParentLink actor={link} />}
      </chakra.div>
      {review === undefined ? null : (
        <FinalReviewDialog
          actor={review}
          onCancel={() => actor.send({ type: 'review.cancelled' })}
        />
      )}
      {sheets === undefined ? null : <Sheets actor={sheets} asked={asked} />}
    </>
  );
}
