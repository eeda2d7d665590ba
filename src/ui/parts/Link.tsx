import { chakra } from '@chakra-ui/react';
import { type ComponentProps, use } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';
import { type Origin, originFrom } from './origin';
import { AllowedPages, BuiltPages, inSubject, LinkSubject } from './builtPages';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the portal. */
  readonly to: string;
  /** Where the way back of its page leads, if not to this one. */
  readonly origin?: Origin | null | undefined;
}

const ComingMark = chakra('span', {
  base: { ms: 1.5, textStyle: 'small', fontWeight: 'normal', color: 'fg.subtle' },
});

/** A link within the portal; one to a page that is still being built says so, one to a closed page is its words. */
export function Link(props: LinkProps) {
  const isBuilt = use(BuiltPages);
  const isAllowed = use(AllowedPages);
  if (!isAllowed(props.to)) return <span data-words>{props.children}</span>;
  return isBuilt(props.to) ? <PlainLink {...props} /> : <ComingLink {...props} />;
}

function ComingLink({ children, ...rest }: LinkProps) {
  const { t } = useTranslation('parts');
  return (
    <PlainLink {...rest} aria-description={t('comingWhy')}>
      {children}
      <ComingMark aria-hidden data-coming title={t('comingWhy')}>
        {t('coming')}
      </ComingMark>
    </PlainLink>
  );
}

/** The router's own link would bring with it what only its framework uses. The page that it leads to is told where the person comes from. */
function PlainLink({ to, origin, onClick, children, ...rest }: LinkProps) {
  const address = inSubject(to, use(LinkSubject));
  const here: { readonly pathname: string; readonly search: string; readonly state: unknown } =
    useLocation();
  const state = origin === undefined ? originFrom(here.pathname + here.search, here.state) : origin;
  const follow = useLinkClickHandler<HTMLAnchorElement>(address, { state });
  return (
    <a
      {...rest}
      href={useHref(address)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}

/** A link that says when its page, or one below it, is the one that is open. */
export function PageLink(props: LinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(props.to).pathname;
  const isOpen = pathname === path || pathname.startsWith(`${path}/`);
  return <Link {...props} aria-current={isOpen ? 'page' : undefined} />;
}
