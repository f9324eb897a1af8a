/** The screens with the system notice (specification, section 2; the dental dashboard was /dv-dashboard). */
const places = ['/login', '/select-plan', '/medical/dashboard', '/dental/dashboard'];

export function showsNotice(pathname: string): boolean {
  return places.includes(pathname.toLowerCase());
}
