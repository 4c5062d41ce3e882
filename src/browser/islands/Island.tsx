import type { ComponentProps, ComponentType } from 'react';
import { ISLAND_ATTRIBUTE, PROPS_ATTRIBUTE } from './beforeReact';
import type { IslandComponent, IslandName } from './islands';

/** Props that survive JSON: no functions, at any depth. */
type Data<Props> = {
  [Key in keyof Props]: Props[Key] extends (...parameters: never[]) => unknown
    ? never
    : Props[Key] extends object
      ? Data<Props[Key]>
      : Props[Key];
};

interface IslandProps<Name extends IslandName> {
  name: Name;
  /** The component that `islands.ts` loads under this name. */
  component: IslandComponent<Name>;
  props: Data<ComponentProps<IslandComponent<Name>>>;
}

/**
 * Renders a component inside an element by which `client.tsx` finds it, so that only this component is hydrated.
 * What the component renders may not depend on a context or on `useId`, because React starts it without the page around it.
 */
export function Island<Name extends IslandName>({ name, component, props }: IslandProps<Name>) {
  const Component = component as ComponentType<object>;
  const attributes = { [ISLAND_ATTRIBUTE]: name, [PROPS_ATTRIBUTE]: JSON.stringify(props) };
  return (
    <div {...attributes}>
      <Component {...props} />
    </div>
  );
}
