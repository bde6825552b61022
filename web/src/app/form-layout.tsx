import { Outlet } from 'react-router';
import { ComponentLibrary } from '../ui/library/component-library.tsx';

/** Screens with the fields of the component library, which comes with the first of them. */
export function FormLayout() {
  return (
    <ComponentLibrary>
      <Outlet />
    </ComponentLibrary>
  );
}
