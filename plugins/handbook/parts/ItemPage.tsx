import Head from '@docusaurus/Head';
import { Redirect } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { Link } from '../../../src/ui/Link';
import { StartReactSoon } from '../../../src/ui/reactUse';
import { strings } from '../strings';

interface ItemPageProps {
  /** The item: `Card`. */
  name: string;
  /** Where it is described: `/handbook/blocks/cards#card`. */
  target: string;
}

/** The address of an item, as its errors name it: leads to the block that holds it, and says so where no script runs. */
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
