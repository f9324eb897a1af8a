/** The screens with the system notice (product rule 2.15). */
const places = ['/login', '/select-plan', '/medical/dashboard', '/dental/dashboard'];

export function showsNotice(pathname: string): boolean {
  return places.includes(pathname.toLowerCase());
}
