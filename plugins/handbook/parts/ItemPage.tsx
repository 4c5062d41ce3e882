import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Link } from '../../../src/ui/Link';
import { StartReactSoon } from '../../../src/ui/reactUse';
import { strings } from '../strings';

interface ItemPageProps {
  name: string;
  /** The section that describes the item: `/handbook/blocks/cards#card`. */
  target: string;
}

/** The address of an item, which its errors name. Redirects to the block that contains the item; without JavaScript, links to it. */
export default function ItemPage({ name, target }: ItemPageProps) {
  const isBrowser = useIsBrowser();
  return (
    <>
      <Head>
        <title>{name}</title>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <StartReactSoon />
      <main className="prose">
        <h1>{strings.isPartOf(name)}</h1>
        <p>
          <Link to={target}>{strings.readOn}</Link>
        </p>
      </main>
      {isBrowser && <Redirect to={target} />}
    </>
  );
}
