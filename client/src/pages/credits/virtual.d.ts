declare module "virtual:icon-credits" {
  const credits: import("./collect").IconCredit[];
  export default credits;
}
