import clsx from 'clsx';
import { Check, X } from 'lucide';
import { type ReactNode, useId } from 'react';
import { formPages, queryKeys } from '../../config/forms';
import { type Feature, type Plan, plans } from '../../facts/plans';
import { blockStrings } from '../../facts/strings';
import { ButtonLink } from '../../ui/Button';
import { Heading } from '../../ui/headingLevel';
import { Icon } from '../../ui/Icon';
import styles from './PricingPlans.module.css';

interface TooltipProps {
  /** One sentence of explanation. Readers must be able to do without it. */
  text: string;
  /** The text to explain. */
  children: ReactNode;
}

/** Text with an explanation, which `src/browser/boot/tooltips.ts` opens on hover, focus and tap. */
function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      <button type="button" className={clsx(styles.trigger, 'plain-button')} aria-describedby={id} data-tooltip={id}>
        {children}
      </button>
      <span id={id} role="tooltip" className={clsx(styles.tooltip, 'box')} hidden>
        {text}
      </span>
    </>
  );
}

function Price({ price }: { price: number | null }) {
  if (price === null) return <p className={styles.price}>{blockStrings.customPrice}</p>;
  return (
    <p className={styles.price}>
      ${price} <span className={clsx(styles.period, 'quiet')}>{blockStrings.perMonth}</span>
    </p>
  );
}

function FeatureLine({ title, included, highlight, explanation, isLimit }: Feature & { isLimit?: true }) {
  return (
    <li
      className={clsx(
        styles.feature,
        isLimit && styles.limit,
        'row',
        !included && 'quiet',
        highlight && styles.highlighted,
      )}
    >
      <Icon icon={included ? Check : X} size={18} className={included ? styles.check : undefined} />
      <span className="visually-hidden">{included ? blockStrings.included : blockStrings.notIncluded}: </span>
      {explanation ? <Tooltip text={explanation}>{title}</Tooltip> : title}
    </li>
  );
}

function PlanColumn({ plan }: { plan: Plan }) {
  return (
    <li className={clsx(styles.plan, 'box stack-4')} data-popular={plan.popular || undefined}>
      <div className={clsx(styles.head, 'cluster')}>
        <Heading>{plan.name}</Heading>
        {plan.badge && <p className="eyebrow">{plan.badge}</p>}
      </div>
      <Price price={plan.price} />
      <p className="note">{plan.description}</p>
      <ul role="list" className={clsx(styles.features, 'ruled')}>
        {plan.limits.map((limit) => (
          <FeatureLine key={limit.title} {...limit} included highlight isLimit />
        ))}
        {plan.features.map((feature) => (
          <FeatureLine key={feature.title} {...feature} />
        ))}
      </ul>
      <ButtonLink
        to={`${formPages.contact}?${queryKeys.tier}=${plan.tier}`}
        look={plan.popular ? 'primary' : 'quiet'}
        compact
      >
        {plan.buttonText}
      </ButtonLink>
    </li>
  );
}

/**
 * The plans from the facts in `plans.yaml`: columns with aligned features on wide screens, a stack on narrow ones.
 *
 * @useFor the pricing page. Change prices and features in the facts, in `plans.yaml`; the contact form uses them too.
 * @notFor the price of a single project: write it in a sentence.
 * @notFor a comparison with other companies: write a table as text.
 */
export function PricingPlans() {
  if (plans.length === 0) return <p>{blockStrings.noPlans}</p>;
  return (
    <ul role="list" className={clsx(styles.plans, 'stack-5')}>
      {plans.map((plan) => (
        <PlanColumn key={plan.tier} plan={plan} />
      ))}
    </ul>
  );
}
