import { chakra } from '@chakra-ui/react';
import { ArrowLeft, Pin, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StudentRow } from '../../domain/students';
import { Avatar } from '../parts/Avatar';
import { Icon } from '../parts/Icon';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { healthSigns } from './studentColumns';

interface StudentDetailIdentityProps {
  readonly student: StudentRow;
}

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <chakra.div minWidth={0}>
      <chakra.dt className="small muted">{name}</chakra.dt>
      <chakra.dd className="figures">{children}</chakra.dd>
    </chakra.div>
  );
}

/** What the foundation is at, as far as it is known. */
function useFoundation() {
  const { t } = useTranslation('students');
  return ({
    foundation_type: type,
    foundation_round: round,
    foundation_level: level,
  }: StudentRow) => {
    const place = round === null || level === null ? null : t('foundation', { round, level });
    if (type === null) return place ?? t('detail.none');
    return place === null
      ? t('detail.foundationMode', { type })
      : t('detail.foundationPlace', { type, place });
  };
}

/** Who the student is: it stays in sight above every tab. */
export function StudentDetailIdentity({ student }: StudentDetailIdentityProps) {
  const { t } = useTranslation('students');
  const foundation = useFoundation();
  return (
    <chakra.section
      aria-label={t('detail.label')}
      position="sticky"
      top="3.25rem"
      zIndex="sticky"
      bg="bg"
      pb={3}
      mt={-6}
      pt={4}
      _print={{ position: 'static' }}
    >
      <chakra.p className="no-print small" mb={1}>
        <TextLink to="/student/list">
          <chakra.span display="inline-flex" alignItems="center" gap={1}>
            <Icon of={ArrowLeft} />
            {t('detail.back')}
          </chakra.span>
        </TextLink>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap={8} rowGap={2}>
        <chakra.div display="flex" alignItems="center" gap={3} minHeight="row">
          <Avatar name={student.name} />
          <div>
            <chakra.h1 textStyle="title">{student.name}</chakra.h1>
            <p className="small muted">{student.username}</p>
          </div>
          {student.pinned ? (
            <span className="status small muted">
              <Icon of={Pin} />
              {t('pinned')}
            </span>
          ) : null}
          {student.co_owned ? (
            <span className="status small muted">
              <Icon of={Users} />
              {t('coOwned')}
            </span>
          ) : null}
        </chakra.div>
        <chakra.dl display="flex" flexWrap="wrap" columnGap={6} rowGap={2} flex={1}>
          <Fact name={t('detail.fact.grade')}>{t(`grade.${String(student.grade)}`)}</Fact>
          <Fact name={t('detail.fact.health')}>
            <Status kind={healthSigns[student.health]}>{t(`health.${student.health}`)}</Status>
          </Fact>
          <Fact name={t('detail.fact.stars')}>
            {student.stars === null ? t('stars.none') : t('stars.value', { count: student.stars })}
          </Fact>
          <Fact name={t('detail.fact.supervision')}>{t(`supervision.${student.supervision}`)}</Fact>
          <Fact name={t('detail.fact.foundation')}>{foundation(student)}</Fact>
        </chakra.dl>
      </chakra.div>
      <chakra.dl display="flex" gap={2} mt={1} className="small">
        <chakra.dt flex="none" className="muted">
          {t('detail.fact.responsibilities')}
        </chakra.dt>
        <dd>
          {student.responsibilities.length === 0
            ? t('detail.nobody')
            : student.responsibilities
                .map(({ role, name }) => t('detail.responsible', { role: t(`role.${role}`), name }))
                .join(t('marking.separator'))}
        </dd>
      </chakra.dl>
    </chakra.section>
  );
}
